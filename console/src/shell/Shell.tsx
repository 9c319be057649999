import './Shell.css'
import { Suspense, useEffect } from 'react'
import type { MouseEvent } from 'react'
import type { Operator } from '../../../contracts/api/operator/operatorEntities.ts'
import { signOutOperator } from '../../../contracts/api/operator/operatorSessionApi.ts'
import { operatorCapability } from '../../../contracts/capabilities.ts'
import { callApi } from '../api/callApi.ts'
import { signedOut } from '../api/session.ts'
import { Brand } from '../parts/Brand.tsx'
import { Person } from '../parts/Person.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Sign } from '../parts/Sign.tsx'
import { roleText } from '../parts/roleText.ts'
import { screens } from '../screens.ts'
import { addressOf, goTo, usePlace } from './usePlace.ts'

/** The places at the left, by role, and the screen that the address names. */
export const Shell = ({ operator }: { readonly operator: Operator }) => {
  const { path } = usePlace()
  const mine = screens.filter(({ who }) => operatorCapability(who, operator.roles) === 'allowed')
  const current = mine.find((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
  const first = mine[0]?.path
  useEffect(() => {
    if (!current && first !== undefined) goTo(first, { isReplaced: true })
    document.title = current ? `${current.title} · Cairn Console` : 'Cairn Console'
  }, [current, first])
  const groups = [...new Set(mine.map(({ group }) => group))]
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to the screen
      </a>
      <nav className="places" aria-label="Console">
        <Brand />
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className="places-group">{group}</h2>
            <ul>
              {mine
                .filter((screen) => screen.group === group)
                .map((screen) => (
                  <li key={screen.path}>
                    <a
                      className="place"
                      href={addressOf(screen.path)}
                      aria-current={screen === current ? 'page' : undefined}
                      onClick={(event) => follow(event, screen.path)}
                    >
                      <Sign name={screen.sign} />
                      {screen.title}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <div className="places-foot">
          <Person name={operator.name} line={roleText(operator.roles)} />
          <PressButton kind="quiet" onPress={signOut}>
            Sign out
          </PressButton>
        </div>
      </nav>
      <main id="main" className="screen" tabIndex={-1} aria-label={current?.title}>
        {current ? (
          <Suspense>
            <current.Screen opened={path.slice(current.path.length + 1)} />
          </Suspense>
        ) : (
          <p className="nothing">There is no screen for your roles yet.</p>
        )}
      </main>
    </div>
  )
}

/** A plain press stays in the page; a press that opens a tab is the browser's. */
const follow = (event: MouseEvent, path: string): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  goTo(path)
}

const signOut = async (): Promise<void> => {
  const answer = await callApi(signOutOperator, {})
  if (answer._tag === 'Answer') signedOut()
}
