import { formatDay } from '../../../../core/domain/time/formatDay.ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { previewEnd } from './previewEnd.ts'
import { TextPage } from '../../components/basic/TextPage.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** CMS-10: there is no draft, or not by this link. The server does not tell which; the link itself says when it ends. */
export const NoDraft = () => {
  const t = useCopy('preview')
  const reason = useReason()
  return <TextPage title={t.nothing()} detail={reason} />
}

/** The sentence for a link that shows nothing. */
export const useReason = (): string => {
  const t = useCopy('preview')
  const locale = useShopLocale()
  const token = useLocation().hash.slice(1)
  const [openedAt] = useState(Date.now)
  if (token === '') return t.noToken()
  const end = previewEnd(token)
  if (end === null || end > openedAt) return t.wrongToken()
  return t.ended({
    at: formatDay(locale, end, { dateStyle: 'long', timeStyle: 'short' }),
  })
}
