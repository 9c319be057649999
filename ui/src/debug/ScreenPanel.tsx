import { Suspense, useDeferredValue, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useCopy } from '../copy/useCopy.ts'
import { leftOutPhrase } from './entryPhrase.ts'
import { CopyButton } from './CopyButton.tsx'
import { RecordedScreen } from './RecordedScreen.tsx'
import type { ScreenName } from './RecordedScreen.tsx'
import type { Look } from './useLook.ts'
import type { Experiment } from './useWhatIf.ts'
import { Term } from './Term.tsx'
import './ScreenPanel.css'

interface ScreenPanelProps {
  readonly logId: string
  readonly look: Look | null
  readonly experiment: Experiment
}

/** What the shopper saw, the views behind it and the whole state, at the playhead. */
export const ScreenPanel = ({ logId, look, experiment }: ScreenPanelProps) => {
  const t = useCopy('debug')
  /** Pages take longer to draw than the playhead to move, so they follow it. */
  const shown = useDeferredValue(look)
  const [chosen, setChosen] = useState<ScreenName | null>(null)
  if (shown === null) return <aside className="screen" />
  const { truth, without } = shown
  const screen = chosen ?? truth.screen
  const off = leftOutPhrase(t, experiment.leftOut)
  return (
    <aside className="screen" aria-label={t.screen()}>
      <Tabs>
        <TabList className="screen-tabs" aria-label={t.shopperSaw({ seq: truth.seq })}>
          <Tab id="screen">{t.screen()}</Tab>
          <Tab id="view">
            <Term of="view">{t.view()}</Term>
          </Tab>
          <Tab id="state">
            <Term of="shopper state">{t.state()}</Term>
          </Tab>
        </TabList>
        <TabPanel id="screen">
          <ScreenChoice chosen={chosen} screen={screen} onChoose={setChosen} />
          {/* A page whose words are on their way must not take the desk, and the focus in it, off the screen. */}
          <Suspense fallback={null}>
            <div className="screen-worlds">
              <div className="screen-world" data-world="truth">
                <h3>{t.shopperSaw({ seq: truth.seq })}</h3>
                <RecordedScreen
                  views={truth.after.views}
                  screen={screen}
                  title={t.shopperSaw({ seq: truth.seq })}
                  moment={`${logId} ${truth.seq}`}
                />
              </div>
              {without !== null && (
                <div className="screen-world" data-world="without">
                  <h3>{t.withoutHead({ what: off })}</h3>
                  <RecordedScreen
                    views={without.views}
                    screen={screen}
                    title={t.withoutHead({ what: off })}
                    moment={`${logId} ${truth.seq} ${off}`}
                  />
                </div>
              )}
            </div>
          </Suspense>
          <Headless logId={logId} seq={truth.seq} />
        </TabPanel>
        <TabPanel id="view">
          <JsonTree value={truth.after.views} />
        </TabPanel>
        <TabPanel id="state">
          <JsonTree value={truth.after.state} />
        </TabPanel>
      </Tabs>
    </aside>
  )
}

const Headless = ({ logId, seq }: { readonly logId: string; readonly seq: number }) => {
  const t = useCopy('debug')
  const command = `npm run replay -- cairn-${logId.slice(-8)}.ndjson --until ${seq} --verify`
  return (
    <div className="screen-headless">
      <h3>
        <Term of="headless replay">{t.makeTest()}</Term>
      </h3>
      <p className="code screen-command">{command}</p>
      <CopyButton text={command}>{t.copyCommand()}</CopyButton>
      <p className="screen-note">{t.personal()}</p>
    </div>
  )
}

interface ScreenChoiceProps {
  /** null = the page that the entry is about. */
  readonly chosen: ScreenName | null
  readonly screen: ScreenName
  readonly onChoose: (screen: ScreenName | null) => void
}

/** The page to look at. Without a choice it follows the entries. */
const ScreenChoice = ({ chosen, screen, onChoose }: ScreenChoiceProps) => {
  const t = useCopy('debug')
  const names = { cart: t.cart(), checkout: t.checkout(), order: t.order() }
  return (
    <div className="screen-choice" role="group" aria-label={t.whichScreen()}>
      {(['cart', 'checkout', 'order'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="filter-chip"
          aria-pressed={screen === name}
          onClick={() => onChoose(chosen === name ? null : name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}

/** Plain data as a tree that folds. The first two levels are open. */
const JsonTree = ({
  value,
  name = '',
  depth = 0,
}: {
  readonly value: unknown
  readonly name?: string
  readonly depth?: number
}) => {
  const label = name === '' ? '' : `${name}: `
  if (typeof value !== 'object' || value === null) {
    return (
      <p className="tree-leaf">
        {label}
        <b>{JSON.stringify(value) ?? 'undefined'}</b>
      </p>
    )
  }
  const parts = Object.entries(value)
  if (parts.length === 0) return <p className="tree-leaf">{`${label}${Array.isArray(value) ? '[]' : '{}'}`}</p>
  const children = parts.map(([key, part]) => <JsonTree key={key} value={part} name={key} depth={depth + 1} />)
  if (name === '') return <div className="tree code">{children}</div>
  return (
    <details className="tree-branch" open={depth < 2}>
      <summary>{`${name} ${Array.isArray(value) ? `[${parts.length}]` : `{${parts.length}}`}`}</summary>
      {children}
    </details>
  )
}
