import { useCallback } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { ProviderFrame } from './ProviderFrame.tsx'
import { usePaymentPage } from './usePaymentPage.ts'

export interface KlarnaDialogProps {
  readonly waiting: number
  readonly onAgree: (sessionId: string) => void
  /** Declined, closed, or it could not be shown. */
  readonly onFail: () => void
}

/** DLG-13, PAY-08: Klarna's page. What it reports is only a hint: the server asks Klarna itself. */
export const KlarnaDialog = ({ waiting, onAgree, onFail }: KlarnaDialogProps) => {
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
