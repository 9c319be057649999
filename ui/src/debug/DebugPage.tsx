import { useRecorder } from '../bridge/useRecorder.ts'
import { useCopy } from '../copy/useCopy.ts'
import { readTheme } from '../shell/theme.ts'
import { RecorderGone, RecorderView } from './RecorderView.tsx'
import './DebugPage.css'

/** The developer's page: the shopper's log, commit by commit. Dark unless light was chosen. */
export const DebugPage = () => {
  const opened = useRecorder()
  const t = useCopy('debug')
  return (
    <div className="debug" data-theme={readTheme() === 'light' ? 'light' : 'dark'}>
      <h1 className="visually-hidden">{t.title()}</h1>
      {opened.state === 'open' && <RecorderView recorder={opened.recorder} onReopen={opened.reopen} />}
      {opened.state === 'opening' && (
        <p className="debug-words" role="status">
          {t.reading()}
        </p>
      )}
      {opened.state === 'closed' && <RecorderGone onReopen={opened.reopen} />}
    </div>
  )
}
