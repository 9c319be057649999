import './Consents.css'

/** What a person agrees to, one box below the other. */
export const Consents = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="consents">{children}</div>
)

/** The links or the text below a box. */
export const ConsentLinks = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="consent-links">{children}</p>
)
