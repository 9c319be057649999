import { Button } from '../components/basic/Button.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CaseForm, useCaseForm } from '../service/CaseForm.tsx'
import type { PlacedProps } from '../state/dialogStore.ts'

/** FAV-06: a letter with the link to each friend. What was typed stays until it is sent. */
export const SendFavoritesDialog = ({ favoriteId, isOpen, onClose }: PlacedProps<'sendFavorites'>) => {
  const t = useCopy('favorites')
  const form = useCaseForm('sendFavorites', { favoriteId, recipients: '', message: '' })
  const { submit, field, outcome } = form
  const isSent = outcome?._tag === 'Done'
  return (
    <Dialog name="sendFavorites" title={t.sendTitle()} isOpen={isOpen} onClose={onClose}>
      <p role="status">{isSent ? t.sent() : t.sendDetail()}</p>
      <CaseForm
        form={form}
        onSubmit={submit}
        sent={
          <div>
            <Button onPress={onClose}>{t.done()}</Button>
          </div>
        }
        names={{ recipients: t.recipients(), message: t.message() }}
        send={t.send()}
      >
        <PlainField {...field('recipients')} label={t.recipients()} help={t.recipientsHelp()} autoComplete="off" />
        <PlainField {...field('message')} rows={4} label={t.message()} />
      </CaseForm>
    </Dialog>
  )
}
