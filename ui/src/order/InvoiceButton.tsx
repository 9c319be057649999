import { saveFile } from '../bridge/saveFile.ts'
import { useService } from '../bridge/useService.ts'
import { announce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ORD-06: the invoice as a file. */
export function InvoiceButton({ orderId }: { readonly orderId: string }) {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useService('invoice')
  const save = async () => {
    const answered = await request({ orderId })
    if (answered._tag !== 'Done') return
    saveFile(`invoice-${orderId}.pdf`, answered.answer, 'application/pdf')
    announce(t.invoiceSaved())
  }
  return (
    <div>
      <Button isPending={isPending} onPress={() => void save()}>
        {t.invoice()}
      </Button>
      {outcome !== null && outcome._tag !== 'Done' && (
        <Refusal title={t.notDone()}>
          {outcome._tag === 'Unreachable' ? t.noAnswer() : errorText(errors, outcome.errorId, outcome.message)}
        </Refusal>
      )}
    </div>
  )
}
