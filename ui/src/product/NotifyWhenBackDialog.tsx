import { Button } from '../components/basic/Button.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CaseForm, useCaseForm } from '../service/CaseForm.tsx'
import { openDialog } from '../state/dialogStore.ts'
import type { PlacedProps } from '../state/dialogStore.ts'

/** CAT-09: an address for one letter when a sold-out variant is back. What was typed stays until it is sent. */
export const NotifyWhenBackDialog = ({ product, variant, isOpen, onClose }: PlacedProps<'notifyWhenBack'>) => {
  const t = useCopy('service')
  const { sku } = variant
  const form = useCaseForm('notifyWhenBack', { productId: product.productId, sku, email: '' })
  const { entry, submit, field } = form
  const send = async () => {
    if ((await submit())?._tag === 'Done') openDialog('notifyWhenBackSuccess', { email: entry.email.trim() })
  }
  const size = product.sizes.length > 1 ? product.sizes.find(({ code }) => code === variant.size)?.label : undefined
  const colour = product.colourways.find(({ code }) => code === variant.colour)?.name ?? ''
  return (
    <Dialog name="notifyWhenBack" title={t.noticeTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.noticeDetail({ name: product.name, colour, size: size ?? 'none' })}</p>
      <CaseForm form={form} onSubmit={send} names={{ email: t.noticeEmail() }} send={t.noticeSend()}>
        <PlainField
          {...field('email')}
          label={t.noticeEmail()}
          help={t.noticeEmailHelp()}
          type="email"
          autoComplete="email"
        />
      </CaseForm>
    </Dialog>
  )
}

/** CAT-09: says where the letter will go. */
export const NotifyWhenBackSuccessDialog = ({ email, isOpen, onClose }: PlacedProps<'notifyWhenBackSuccess'>) => {
  const t = useCopy('service')
  return (
    <Dialog name="notifyWhenBackSuccess" title={t.noticeSentTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.noticeSentDetail({ email })}</p>
      <div>
        <Button onPress={onClose}>{t.noticeDone()}</Button>
      </div>
    </Dialog>
  )
}
