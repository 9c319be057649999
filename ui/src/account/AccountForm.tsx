import './AccountForm.css'

/** A form of the account: its fields are judged by the shop's rules, not by the browser's. */
export function AccountForm({
  onSubmit,
  children,
}: {
  readonly onSubmit: () => Promise<unknown>
  readonly children: React.ReactNode
}) {
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}
