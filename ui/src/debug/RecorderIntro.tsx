import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { TermName } from './Term.tsx'
import type { MarkName } from './timeline/timeline.ts'
import './RecorderIntro.css'

/** REC-01: what this page is, what its marks and colours mean, and the code's terms behind its plain words. */
export const RecorderIntro = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useCopy('debug')
  const marks: readonly (readonly [MarkName, string])[] = [
    ['command', t.markCommand()],
    ['sending', t.markSending()],
    ['answer', t.markAnswer()],
    ['refused', t.markRefused()],
    ['recovery', t.markRecovery()],
    ['tab', t.markTab()],
  ]
  const words: readonly (readonly [TermName, string])[] = [
    ['commit', t.commits()],
    ['owed call', t.owed()],
    ['hash chain', t.chainWhole()],
    ['refusal', t.filterRefused()],
    ['durable', t.durable()],
    ['decide', t.switchOff()],
    ['view', t.view()],
    ['shopper state', t.state()],
  ]
  return (
    <section className="recorder-intro" aria-label={t.introTitle()}>
      <div className="intro-about">
        <h2>{t.introTitle()}</h2>
        <p>{t.intro()}</p>
        <p>{t.introUse()}</p>
        <Button onPress={onClose}>{t.introClose()}</Button>
      </div>
      <div>
        <h3>{t.marks()}</h3>
        <ul className="intro-list">
          {marks.map(([mark, meaning]) => (
            <li key={mark}>
              <i className="glyph" data-lane={mark} aria-hidden="true" />
              {meaning}
            </li>
          ))}
          <li>
            <i className="intro-pause" aria-hidden="true" />
            {t.markPause()}
          </li>
        </ul>
      </div>
      <div>
        <h3>{t.colours()}</h3>
        <ul className="intro-list">
          <li>
            <i className="intro-now" aria-hidden="true" />
            {t.colourNow()}
          </li>
          <li>
            <i className="intro-later" aria-hidden="true" />
            {t.colourLater()}
          </li>
          <li data-sign="out">{t.colourOut()}</li>
          <li data-sign="in">{t.colourIn()}</li>
        </ul>
      </div>
      <div>
        <h3>{t.words()}</h3>
        <dl className="intro-words">
          {words.map(([term, plain]) => (
            <div key={term}>
              <dt>{plain}</dt>
              <dd className="debug-mono">{term}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
