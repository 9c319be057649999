import './DialogActions.css'

/** The actions of a dialog or a side panel, the primary button first. */
export const DialogActions = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="dialog-actions">{children}</div>
)
