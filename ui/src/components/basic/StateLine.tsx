import './StateLine.css'

export type LineState = 'good' | 'few' | 'waiting' | 'out'

/** A dot and a sentence. The sentence carries the state; the dot repeats it by shape and colour. */
export const StateLine = ({ state, children }: { readonly state: LineState; readonly children: React.ReactNode }) => (
  <p className="state-line" data-state={state}>
    {children}
  </p>
)
