import { announce } from '../../components/announce.ts'
import { LinkButton } from '../../components/LinkButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { usePage } from '../../shell/usePage.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { AddressRow } from './AddressRow.tsx'
import '../Rows.css'

/** ACC-20…25: the address book, a list per type. */
export function AddressesSection() {
  const t = useCopy('addressBook')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <ProfilePart>
        {({ consumerDetails: { address } }, again) =>
          types.map((type) => {
            const own = address.filter(({ approachType }) => approachType === type)
            const headingId = `addresses-${type}`
            /** What was pressed is gone: the focus goes to the head of its list. */
            const settle = (sentence: string) => {
              announce(sentence)
              document.getElementById(headingId)?.focus({ preventScroll: true })
              again()
            }
            return (
              <section key={type} className="row-list" aria-labelledby={headingId}>
                <h2 id={headingId} className="heading" tabIndex={-1}>
                  {t.heading({ type })}
                </h2>
                {own.length === 0 ? (
                  <p>{t.none({ type })}</p>
                ) : (
                  <ul>
                    {own.map((entry) => (
                      <AddressRow key={entry.addressId} address={entry} onChanged={settle} />
                    ))}
                  </ul>
                )}
                <AddLink type={type} />
              </section>
            )
          })
        }
      </ProfilePart>
    </>
  )
}

const types = ['S', 'B'] as const

function AddLink({ type }: { readonly type: 'S' | 'B' }) {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  return <LinkButton to={`${shopPath('/account/addresses/new')}?type=${type}`}>{t.add({ type })}</LinkButton>
}
