import './BottomBar.css'

/** CAT-68, CHK-14: the primary action of a page; on a phone it is always at the foot of the screen. */
export const BottomBar = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="bottom-bar">{children}</div>
)
