import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { LiveRegion } from '../LiveRegion.tsx'
import { Notice } from '../Notice.tsx'
import { SidePanel } from '../SidePanel.tsx'
import { StateLine } from '../StateLine.tsx'
import { TextField } from '../TextField.tsx'
import { Toasts } from '../Toasts.tsx'
import { showToast } from '../toastStore.ts'

export function KitLayers() {
  const [open, setOpen] = useState<'panel' | 'dialog' | 'sided' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="kit-stack">
      <h2 className="heading">Notices and layers</h2>
      <div>
        <Notice kind="offline" title="You are offline.">Your cart and everything you have opened still work. Two changes will be sent when the connection returns.</Notice>
        <Notice kind="storage" title="This browser does not let us save your cart.">It works until you close this tab.</Notice>
        <Notice kind="version" title="A newer version of the shop is ready." action={<Button kind="link">Reload</Button>}>Reload when it suits you. Your cart stays.</Notice>
        <Notice kind="problem" title="Your payment could not be completed.">Nothing was charged.</Notice>
        <Notice kind="news" title="You are back online.">Your changes are being sent.</Notice>
      </div>
      <div className="kit-row">
        <Button onPress={() => setOpen('panel')}>Open panel</Button>
        <Button onPress={() => setOpen('dialog')}>Open dialog</Button>
        <Button onPress={() => setOpen('sided')}>Open sided dialog</Button>
        <Button onPress={() => showToast({ title: 'Rime Beanie removed.', action: { name: 'Undo', onPress: () => {} } })}>Show toast</Button>
        <Button onPress={() => showToast({ title: 'Not placed.', detail: 'Your payment could not be completed.', kind: 'refusal', isSticky: true })}>Show refusal toast</Button>
      </div>
      <SidePanel
        title="Your cart"
        count={3}
        isOpen={open === 'panel'}
        onClose={close}
        footer={<div className="side-panel-actions"><Button>View cart</Button><Button kind="primary">Checkout</Button></div>}
      >
        <div className="side-panel-band"><StateLine state="good">Harrow Mid added</StateLine></div>
      </SidePanel>
      <Dialog title="Remove everything?" isOpen={open === 'dialog'} onClose={close} isQuestion>
        <p>Three lines leave the cart. You can undo it afterwards.</p>
        <div className="kit-row"><Button kind="primary" onPress={close}>Remove</Button><Button onPress={close}>Cancel</Button></div>
      </Dialog>
      <Dialog
        title="Sign in"
        isOpen={open === 'sided'}
        onClose={close}
        side={<><p className="heading">One pack, every trip</p><ul><li>Your guest cart comes with you</li><li>Orders, returns and repairs in one place</li></ul></>}
      >
        <TextField label="Email" type="email" />
        <TextField label="Password" type="password" error="Email and password do not match. Two tries left." />
        <Button kind="primary" isWide isPending>Sign in</Button>
      </Dialog>
      <Toasts />
      <LiveRegion />
    </section>
  )
}
