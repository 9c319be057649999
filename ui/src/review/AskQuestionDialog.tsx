import { Button } from '../components/basic/Button.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CaseForm, useCaseForm } from '../service/CaseForm.tsx'
import { openDialog } from '../state/dialogStore.ts'
import type { PlacedProps } from '../state/dialogStore.ts'

/** DLG-06: a question about a product. What was typed stays until it is sent. */
export const AskQuestionDialog = ({ productId, name, isOpen, onClose }: PlacedProps<'askQuestion'>) => {
  const t = useCopy('reviews')
  const form = useCaseForm('question', { productId, text: '', nickname: '', email: '' })
  const { submit, field } = form
  const send = async () => {
    if ((await submit())?._tag === 'Done') openDialog('askQuestionSuccess', {})
  }
  return (
    <Dialog name="askQuestion" title={t.askTitle({ name })} isOpen={isOpen} onClose={onClose}>
      <p>{t.askDetail()}</p>
      <CaseForm
        form={form}
        onSubmit={send}
        names={{ text: t.text(), nickname: t.nickname(), email: t.email() }}
        send={t.send()}
      >
        <PlainField {...field('text')} rows={4} label={t.text()} help={t.textHelp()} />
        <PlainField {...field('nickname')} label={t.nickname()} autoComplete="nickname" />
        <PlainField {...field('email')} label={t.email()} help={t.emailHelp()} type="email" autoComplete="email" />
      </CaseForm>
    </Dialog>
  )
}

/** DLG-07 */
export const AskQuestionSuccessDialog = ({ isOpen, onClose }: PlacedProps<'askQuestionSuccess'>) => {
  const t = useCopy('reviews')
  return (
    <Dialog name="askQuestionSuccess" title={t.sentTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.sentDetail()}</p>
      <div>
        <Button onPress={onClose}>{t.done()}</Button>
      </div>
    </Dialog>
  )
}
