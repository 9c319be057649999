import { showToast } from '../state/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { defaultLocale } from '../../../core/domain/locale/locales.ts'
import { localeOfPath } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { withoutPreview } from '../../../core/domain/route/pageAt.ts'

/**
 * ERR-06: the bot defence refused. Shown once, however many calls it stopped: an open toast is not shown again
 * (ERR-07).
 */
export const tellBotDefence = async (pathname: string): Promise<void> => {
  const errors = await loadCopy(localeOfPath(withoutPreview(pathname)) ?? defaultLocale, 'errors')
  showToast({ title: errors.botDefence(), kind: 'refusal' })
}
