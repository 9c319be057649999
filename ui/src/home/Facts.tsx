import { useCopy } from '../copy/useCopy.ts'
import './Facts.css'

/** What the shop promises, each in two lines. */
export function Facts() {
  const t = useCopy('home')
  const facts = [
    [t.factReturns(), t.factReturnsDetail()],
    [t.factResole(), t.factResoleDetail()],
    [t.factWeights(), t.factWeightsDetail()],
    [t.factTunnel(), t.factTunnelDetail()],
  ]
  return (
    <div className="page">
      <ul className="facts">
        {facts.map(([fact, detail]) => (
          <li key={fact}>
            <b>{fact}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
