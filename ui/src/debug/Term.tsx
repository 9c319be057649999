/** Words of docs/glossary.md that stand behind a plain one on this page. */
export type TermName =
  | 'commit'
  | 'cause'
  | 'event'
  | 'command'
  | 'owed call'
  | 'settled'
  | 'refusal'
  | 'hash chain'
  | 'durable'
  | 'confirmed'
  | 'decide'
  | 'shopper state'
  | 'view'
  | 'headless replay'

/** REC-02: a plain word for everybody; developers find the code's term in its tooltip. */
export const Term = ({ of, children }: { readonly of: TermName; readonly children: React.ReactNode }) => (
  <span title={of}>{children}</span>
)
