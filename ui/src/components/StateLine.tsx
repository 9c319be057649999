import './StateLine.css'

export type LineState = 'good' | 'few' | 'waiting' | 'out'

/** A dot and a sentence. The words carry the state, the dot repeats it by shape and colour. */
export function StateLine({ state, children }: { readonly state: LineState; readonly children: React.ReactNode }) {
  return (
    <p className="state-line" data-state={state}>
      {children}
    </p>
  )
}
