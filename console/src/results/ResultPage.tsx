import { useEffect, useRef } from 'react'
import type { OpenedResult } from '../../../contracts/api/operator/experimentResult.ts'
import { timeText } from '../parts/timeText.ts'
import { Toned } from '../parts/Toned.tsx'
import { goTo } from '../shell/usePlace.ts'
import { axisOf, GainAxis, GainBar } from './GainBar.tsx'
import { GainByDay } from './GainByDay.tsx'
import { OrderGuards } from './OrderGuards.tsx'
import { explanation, headline, othersOf, per, points, ratioText, seenBy, stateOf, verdicts } from './resultText.ts'

/** OPR-35, OPR-36, OPR-58, OPR-59: what one experiment has shown. Escape leads back to the list. */
export const ResultPage = ({ result }: { readonly result: OpenedResult }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const comparisons = othersOf(result).length
  const axis = axisOf(othersOf(result).flatMap(({ gain }) => (gain ? [gain] : [])))
  return (
    // The page is longer than the screen and has nothing else to focus, so it is scrolled with the keyboard by this.
    <article
      className="result"
      aria-label={result.key}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'Escape') goTo('results')
      }}
    >
      <header className="result-head">
        <h2 className="result-title" ref={title} tabIndex={-1}>
          {headline(result)}
        </h2>
        <p className="result-soft">{explanation(result)}</p>
      </header>
      <div className="result-main">
        <table className="result-table" aria-label={`The variants of ${result.key}`}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col">Saw it</th>
              <th scope="col">Ordered</th>
              <th scope="col">Orders in 100 visitors</th>
              <th scope="col">More than {result.variants[0]?.variantId}, in points</th>
            </tr>
          </thead>
          <tbody>
            {result.variants.map((variant) => (
              <tr key={variant.variantId}>
                <th scope="row">
                  {variant.variantId}
                  <Toned {...verdicts[variant.verdict]} />
                </th>
                <td>{variant.exposures.toLocaleString('en')}</td>
                <td>{variant.conversions.toLocaleString('en')}</td>
                <td>
                  {variant.exposures === 0 ? (
                    'None yet'
                  ) : (
                    <>
                      <b>{per(variant)}</b>
                      <span className="result-soft">
                        {(variant.rate.low * 100).toFixed(2)} to {(variant.rate.high * 100).toFixed(2)}
                      </span>
                    </>
                  )}
                </td>
                <td>
                  {variant.gain !== null && variant.exposures > 0 && (
                    <>
                      <GainBar gain={variant.gain} axis={axis} />
                      <span>
                        {points(variant.gain.low)} to {points(variant.gain.high)}
                      </span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          {seenBy(result) > 0 && (
            <tfoot>
              <tr>
                <td colSpan={4} className="result-soft">
                  {comparisons > 1 ? 'The gains hold at 95% together; single rates at 95%.' : 'All at 95%.'}
                </td>
                <td>
                  <GainAxis axis={axis} />
                </td>
              </tr>
            </tfoot>
          )}
        </table>
        <GainByDay result={result} />
        <OrderGuards result={result} />
      </div>
      <aside className="result-side">
        <section>
          <h3>Sample ratio</h3>
          <Toned
            {...(result.sampleRatio.isAlarm
              ? { tone: 'waiting' as const, text: 'Off' }
              : { tone: 'positive' as const, text: 'As planned' })}
          />
          <p className="result-soft">{ratioText(result)}</p>
        </section>
        <section>
          <h3>Who was counted</h3>
          <dl className="result-facts">
            <dt>State</dt>
            <dd>
              <Toned {...stateOf(result.status)} />
            </dd>
            <dt>Sites</dt>
            <dd>{result.sites.join(', ')}</dd>
            <dt>Visitors</dt>
            <dd>{seenBy(result).toLocaleString('en')}, who agreed to targeting where that is asked</dd>
            <dt>First seen</dt>
            <dd>{result.since === null ? 'Not yet' : timeText(result.since)}</dd>
            <dt>Last seen</dt>
            <dd>{result.latest === null ? 'Not yet' : timeText(result.latest)}</dd>
            <dt>Revision</dt>
            <dd>{result.revision}</dd>
          </dl>
        </section>
        <section>
          <h3>How it is counted</h3>
          <p className="result-soft">
            A visitor counts once, for the variant that was first in view, and has ordered once an order of theirs comes
            after that. What was seen more than 400 days ago is deleted.
          </p>
        </section>
      </aside>
    </article>
  )
}
