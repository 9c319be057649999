import { useCallback } from 'react'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ProviderFrame } from './ProviderFrame.tsx'
import { usePaymentPage } from './usePaymentPage.ts'

export interface KlarnaDialogProps {
  readonly waiting: number
  readonly onAgree: (sessionId: string) => void
  /** Refused, closed, or it could not be shown. */
  readonly onFail: () => void
}

/** DLG-13, PAY-08: Klarna asks. What its page says is a hint only: the shop asks Klarna itself. */
export function KlarnaDialog({ waiting, onAgree, onFail }: KlarnaDialogProps) {
  const t = useCopy('checkout')
  const opened = usePaymentPage({ method: 'KLARNA', waiting, onFail })
  const sessionId = opened?.sessionId
  const end = useCallback(
    (result: string) => (result === 'agreed' && sessionId !== undefined ? onAgree(sessionId) : onFail()),
    [sessionId, onAgree, onFail],
  )
  return (
    <Dialog name="buyNowPayLater" title={t.klarnaTitle()} isOpen onClose={onFail}>
      <p>{t.klarnaIntro()}</p>
      {opened === null && (
        <div role="status">
          <StateLine state="waiting">{t.klarnaLoading()}</StateLine>
        </div>
      )}
      {opened !== null && (
        <ProviderFrame
          page={opened.page}
          name={t.klarnaFrame()}
          loading={t.klarnaLoading()}
          offline={t.klarnaOffline()}
          onEnd={end}
        />
      )}
      <p>
        <Button kind="link" onPress={onFail}>
          {t.klarnaCancel()}
        </Button>
      </p>
    </Dialog>
  )
}
