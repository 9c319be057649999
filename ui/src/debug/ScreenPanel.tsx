import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useCopy } from '../copy/useCopy.ts'
import { CopyButton } from './CopyButton.tsx'
import { JsonTree } from './JsonTree.tsx'
import { ShopperScreen } from './ShopperScreen.tsx'
import type { Look } from './useLook.ts'
import './ScreenPanel.css'

/** What the shopper saw, the views behind it and the whole state, at the playhead. */
export function ScreenPanel({ logId, look }: { readonly logId: string; readonly look: Look | null }) {
  const t = useCopy('debug')
  if (look === null) return <aside className="screen" />
  return (
    <aside className="screen">
      <Tabs>
        <TabList className="screen-tabs" aria-label={t.shopperSaw({ seq: look.seq })}>
          <Tab id="screen">{t.screen()}</Tab>
          <Tab id="view">{t.view()}</Tab>
          <Tab id="state">{t.state()}</Tab>
        </TabList>
        <TabPanel id="screen">
          <ShopperScreen look={look} />
          <Headless logId={logId} seq={look.seq} />
        </TabPanel>
        <TabPanel id="view">
          <JsonTree value={look.views} />
        </TabPanel>
        <TabPanel id="state">
          <JsonTree value={look.state} />
        </TabPanel>
      </Tabs>
    </aside>
  )
}

function Headless({ logId, seq }: { readonly logId: string; readonly seq: number }) {
  const t = useCopy('debug')
  const command = `npm run replay -- cairn-${logId.slice(-8)}.ndjson --until ${seq} --verify`
  return (
    <div>
      <h3>{t.makeTest()}</h3>
      <p className="code screen-command">{command}</p>
      <CopyButton text={command}>{t.copyCommand()}</CopyButton>
      <p className="screen-note">{t.personal()}</p>
    </div>
  )
}
