import { safeLocalStorage } from '../state/safeStorage.ts'

export type Theme = 'system' | 'light' | 'dark'

export const themes: readonly Theme[] = ['system', 'light', 'dark']

/** The system's theme unless the shopper chose one. */
export const readTheme = (): Theme => {
  const kept = safeLocalStorage.read(themeKey)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export const applyTheme = (theme: Theme = readTheme()): void => {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset['theme'] = theme
}

/** Storage can be refused; the choice then lasts until the shopper leaves the page. */
export const chooseTheme = (theme: Theme): void => {
  applyTheme(theme)
  safeLocalStorage.write(themeKey, theme)
}

const themeKey = 'cairn:theme'
