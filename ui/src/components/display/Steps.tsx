import { Link } from '../basic/Link.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Icon } from '../basic/Icon.tsx'
import './Steps.css'

export interface Step {
  readonly name: string
  /** The address of a completed step. */
  readonly href?: string
}

/** CHK-01: the steps of checkout in order; those before `current` are done and are links. */
export const Steps = ({ steps, current }: { readonly steps: readonly Step[]; readonly current: number }) => {
  const t = useCopy('shell')
  return (
    <nav aria-label={t.steps()}>
      <ol className="steps">
        {steps.map(({ name, href }, index) => {
          const words = `${index + 1}. ${name}`
          const isDone = index < current
          return (
            <li key={name} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
              {isDone && href !== undefined ? <Link to={href}>{words}</Link> : <span>{words}</span>}
              {isDone && (
                <>
                  <Icon name="check" />
                  <span className="visually-hidden">, {t.stepDone()}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
