import { showToast } from '../components/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { parseLocale, defaultLocale } from '../../../core/domain/locale/locales.ts'

/** ERR-06: the bot defence has spoken. Said once, however many calls it stopped: a toast that is there is not shown again (ERR-07). */
export const tellBotDefence = async (locale: string): Promise<void> => {
  const errors = await loadCopy(parseLocale(locale) ?? defaultLocale, 'errors')
  showToast({ title: errors.botDefence(), kind: 'refusal' })
}
