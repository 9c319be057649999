export interface PlainFormProps {
  readonly onSubmit: () => unknown
  readonly onBlur?: (() => void) | undefined
  readonly className?: string
  readonly children: React.ReactNode
}

/** A form whose fields are checked by the shop's rules, not the browser's. */
export const PlainForm = ({ onSubmit, ...props }: PlainFormProps) => (
  <form
    {...props}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void onSubmit()
    }}
  />
)
