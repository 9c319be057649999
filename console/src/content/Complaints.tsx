import type { DocumentComplaint } from '../../../contracts/api/operator/editedDocument.ts'
import { Sign } from '../parts/Sign.tsx'
import type { Path } from './documentTree.ts'
import type { OutlineBlock } from './outlineOf.ts'

type Props = {
  readonly complaints: readonly DocumentComplaint[]
  readonly places: readonly { readonly block: OutlineBlock }[]
  readonly onChoose: (path: Path) => void
  readonly onLanguage: (language: string) => void
}

/** OPR-27: what has to be mended before the draft can be saved; each leads to its block. */
export const Complaints = ({ complaints, places, onChoose, onLanguage }: Props) => (
  <section aria-label="To mend" className="complaints" aria-live="polite">
    {complaints.length > 0 && (
      <>
        <h2 className="entry-label">To mend</h2>
        <ul>
          {complaints.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <Sign name="warning" />
              <span>
                {message}{' '}
                <button
                  type="button"
                  className="complaint-link"
                  onClick={() => {
                    const [, language = ''] = /^bodies\.([a-z-]+)\./.exec(path) ?? []
                    if (language !== '') onLanguage(language)
                    onChoose(blockAt(path, places) ?? [])
                  }}
                >
                  Show it
                </button>
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

/** The innermost block around a field; in another language the block's own place. */
const blockAt = (path: string, places: Props['places']): Path | null => {
  const around = places
    .map(({ block }) => block.path)
    .filter((each) => `${path}.`.startsWith(`${each.join('.')}.`))
    .toSorted((one, other) => other.length - one.length)
  const [, area = ''] = /^(bodies\.[a-z-]+\.slots\.[^.]+\.\d+)/.exec(path) ?? []
  const own = area.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return around[0] ?? (area === '' ? null : own)
}
