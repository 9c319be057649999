import { memo, useState, useSyncExternalStore } from 'react'
import { InlineSelect } from '../components/form/InlineSelect.tsx'
import { useFrameContent } from '../content/useFrameContent.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { NotShown } from '../components/basic/NotShown.tsx'
import { LanguageButton } from '../locale/LanguageButton.tsx'
import { LocationLink } from '../locale/LocationLink.tsx'
import { chooseTheme, readTheme } from './theme.ts'
import type { Theme } from './theme.ts'
import './Footer.css'

/** NAV-15, CMS-61: columns and links are its document's; the controls are the shop's own. */
export const Footer = () => {
  const slots = useFrameContent('footer')?.slots
  return (
    <footer className="footer">
      <div className="page">
        <FooterBlocks blocks={slots?.['main'] ?? none} />
        <div className="footer-small">
          <span>{`© ${new Date().getFullYear()}`}</span>
          <ThemeChoice />
          <LocationLink />
          <LanguageButton />
          <FooterLinks blocks={slots?.['small'] ?? none} />
          <ReportButton />
        </div>
      </div>
    </footer>
  )
}

const none: readonly [] = []

const load = () => import('./late/FooterBlocks.tsx')
const FooterBlocks = memo(
  lazyPart(load, 'FooterBlocks', { isDrawn: true, fallback: () => <div className="footer-columns" /> }),
)
const FooterLinks = memo(lazyPart(load, 'FooterLinks', { isDrawn: true }))

const ThemeChoice = () => {
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

/** Only this field changes it. */
const never = () => () => {}

/** Reporting a problem; its code is loaded with the press. */
const ReportButton = () => {
  const t = useCopy('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t.reportProblem()}
      </button>
      {isOpen && <ReportProblem onClose={() => setOpen(false)} />}
    </>
  )
}

const ReportProblem = lazyPart(() => import('../report/ReportProblem.tsx'), 'ReportProblem', { otherwise: NotShown })
