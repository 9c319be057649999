import { toFields } from '../../../core/domain/fields/fields.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { withValue } from './documentTree.ts'
import { languageText } from './documentText.ts'

type Props = {
  readonly document: unknown
  readonly language: string
  /** Of the site, the first one first. */
  readonly languages: readonly string[]
  readonly onChange: (document: unknown) => void
}

/** CMS-01: what shoppers of a language read that the document is not written in, and how to begin with it. */
export const MissingLanguage = ({ document, language, languages, onChange }: Props) => {
  const bodies = toFields(toFields(document)['bodies'])
  const shown = languages.find((code) => Object.hasOwn(bodies, code))
  if (shown === undefined) return <p>The document has no text in any language of this site.</p>
  return (
    <>
      <p>
        This document is not written in {languageText(language)}. Its shoppers read {languageText(shown)}.
      </p>
      <div>
        <PressButton kind="second" onPress={() => onChange(withValue(document, ['bodies', language], bodies[shown]))}>
          Begin with a copy of {languageText(shown)}
        </PressButton>
      </div>
    </>
  )
}
