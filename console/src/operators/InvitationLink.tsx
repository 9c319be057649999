import { useState } from 'react'
import { PressButton } from '../parts/PressButton.tsx'
import { timeText } from '../parts/timeText.ts'

/** A one-time link, shown this once. `expiresAt`: epoch ms. */
export const InvitationLink = ({ link, expiresAt }: { readonly link: string; readonly expiresAt: number }) => {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <p>
        Pass this link on in person or by a message that only they read. It works once, until {timeText(expiresAt)}, and
        is not shown again.
      </p>
      <p className="peek-link">{link}</p>
      <div className="peek-actions" aria-live="polite">
        <PressButton
          kind="second"
          onPress={() =>
            navigator.clipboard.writeText(link).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          Copy the link
        </PressButton>
        {isCopied && 'Copied'}
      </div>
    </>
  )
}
