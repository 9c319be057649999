import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { Notice } from '../components/display/Notice.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { reloadIntoNewVersion, useNewVersion } from './serviceWorker.ts'
import { useOnline } from './useOnline.ts'

/**
 * Notices about the shop and the order in progress, below the header, as long as they apply. No new version is offered
 * during checkout.
 */
export const HealthNotices = ({ isCheckout }: { readonly isCheckout: boolean }) => {
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
        <OrderNotice order={order} />
      )}
      {hasNewVersion && !isCheckout && health?.readOnly !== true && (
        <Notice kind="version" title={t.newVersionTitle()} action={reload}>
          {t.newVersionDetail()}
        </Notice>
      )}
    </>
  )
}

/** Most pages are viewed without an order in progress. */
const OrderNotice = lazyPart(() => import('../order/OrderNotice.tsx'), 'OrderNotice')
