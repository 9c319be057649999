import { useView } from '../bridge/useView.ts'
import { Button } from '../components/Button.tsx'
import { Notice } from '../components/Notice.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { reloadIntoNewVersion, useNewVersion } from '../shell/serviceWorker.ts'
import { useOnline } from './useOnline.ts'

/** Facts about the whole shop and the order under way, under the header, as long as they are true. A new version is not offered while somebody pays. */
export function HealthNotices({ isCheckout }: { readonly isCheckout: boolean }) {
  const t = useCopy('shell')
  const health = useView('health')
  const waiting = useView('cart')?.waiting ?? 0
  const order = useView('order')
  const isOnline = useOnline()
  const hasNewVersion = useNewVersion()
  const reload = (
    <Button kind="link" onPress={reloadIntoNewVersion}>
      {t.reload()}
    </Button>
  )
  return (
    <>
      {!isOnline && (
        <Notice kind="offline" title={t.offlineTitle()}>
          {waiting > 0 ? t.offlinePending({ count: waiting }) : t.offlineDetail()}
        </Notice>
      )}
      {health?.readOnly === true && (
        <Notice kind="version" title={t.oldTabTitle()} action={reload}>
          {t.oldTabDetail()}
        </Notice>
      )}
      {health?.storage === 'memory' && (
        <Notice kind="storage" title={t.storageMemoryTitle()}>
          {t.storageMemoryDetail()}
        </Notice>
      )}
      {health?.storage === 'degraded' && (
        <Notice kind="storage" title={t.storageDegradedTitle()}>
          {t.storageDegradedDetail()}
        </Notice>
      )}
      {health?.amnesia && (
        <Notice kind="storage" title={t.amnesiaTitle()}>
          {t.amnesiaDetail()}
        </Notice>
      )}
      {order !== undefined && (order.placing ?? order.confirmed) !== null && !isCheckout && (
        <LazyPart>
          <OrderNotice order={order} />
        </LazyPart>
      )}
      {hasNewVersion && !isCheckout && health?.readOnly !== true && (
        <Notice kind="version" title={t.newVersionTitle()} action={reload}>
          {t.newVersionDetail()}
        </Notice>
      )}
    </>
  )
}

/** Most pages are looked at without an order under way. */
const OrderNotice = loadedPart(async () => (await import('../order/OrderNotice.tsx')).OrderNotice)
