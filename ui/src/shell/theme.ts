export type Theme = 'system' | 'light' | 'dark'

export const themes: readonly Theme[] = ['system', 'light', 'dark']

/** The system's theme unless the shopper chose one. */
export const readTheme = (): Theme => {
  try {
    return themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? 'system'
  } catch {
    return 'system'
  }
}

export const applyTheme = (theme: Theme = readTheme()): void => {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset['theme'] = theme
}

/** Storage can be refused; the choice then lasts until the page is left. */
export const chooseTheme = (theme: Theme): void => {
  applyTheme(theme)
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    return
  }
}

const themeKey = 'cairn:theme'
