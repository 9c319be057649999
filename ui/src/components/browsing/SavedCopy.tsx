import type { QueryState } from '../../bridge/core/latestAnswer.ts'
import { StateLine } from '../basic/StateLine.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useOnline } from '../../health/useOnline.ts'

/** Offline, a cached answer says how old it is. Online, a newer one is on its way and nothing is shown. */
export const SavedCopy = ({ asked }: { readonly asked: QueryState<unknown> }) => {
  const t = useCopy('shell')
  const locale = useShopLocale()
  const isOnline = useOnline()
  if (isOnline || asked.state !== 'answered' || !asked.stale) return null
  return (
    <StateLine state="waiting">
      {t.savedPage({
        when: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(asked.at),
      })}
    </StateLine>
  )
}
