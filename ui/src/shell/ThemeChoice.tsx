import { useState, useSyncExternalStore } from 'react'
import { InlineSelect } from '../components/InlineSelect.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { chooseTheme, readTheme } from './theme.ts'
import type { Theme } from './theme.ts'

export function ThemeChoice() {
  const t = useCopy('shell')
  const kept = useSyncExternalStore(never, readTheme, (): Theme => 'system')
  const [chosen, setChosen] = useState<Theme | null>(null)
  return (
    <InlineSelect
      label={t.theme()}
      value={chosen ?? kept}
      options={[
        { value: 'system', name: t.themeSystem() },
        { value: 'light', name: t.themeLight() },
        { value: 'dark', name: t.themeDark() },
      ]}
      onChange={(next) => {
        chooseTheme(next)
        setChosen(next)
      }}
    />
  )
}

/** Nobody but this field changes it. */
const never = () => () => {}
