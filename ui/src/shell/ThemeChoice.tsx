import { useState } from 'react'
import { InlineSelect } from '../components/InlineSelect.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { chooseTheme, readTheme } from './theme.ts'

export function ThemeChoice() {
  const t = useCopy('shell')
  const [theme, setTheme] = useState(readTheme)
  return (
    <InlineSelect
      label={t.theme()}
      value={theme}
      options={[
        { value: 'system', name: t.themeSystem() },
        { value: 'light', name: t.themeLight() },
        { value: 'dark', name: t.themeDark() },
      ]}
      onChange={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
    />
  )
}
