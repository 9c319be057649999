import { Link } from '../../components/basic/Link.tsx'
import type { Address } from '../../../../contracts/api/entities/address.ts'
import { addressLines } from '../../address/addressLines.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { LinkButton } from '../../components/basic/LinkButton.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfilePart } from '../AccountPart.tsx'
import { AskFirst } from '../AskFirst.tsx'
import { Row, RowList, whenDone } from '../Rows.tsx'

/** ACC-20…25: the address book, a list per type. */
export const AddressesSection = () => {
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
            /** The pressed button is gone: the focus goes to the heading of its list. */
            const settle = (sentence: string) => {
              announce(sentence)
              document.getElementById(headingId)?.focus({ preventScroll: true })
              again()
            }
            return (
              <RowList key={type} id={headingId} title={t.heading({ type })}>
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
              </RowList>
            )
          })
        }
      </ProfilePart>
    </>
  )
}

const types = ['S', 'B'] as const

interface AddressRowProps {
  readonly address: Address
  /** It was done; the sentence says what. */
  readonly onChanged: (sentence: string) => void
}

/** One saved address as on an envelope, and what can be done with it. */
const AddressRow = ({ address, onChanged }: AddressRowProps) => {
  const t = useCopy('addressBook')
  const locale = useShopLocale()
  const { request, isPending, outcome } = useRequest()
  const { addressId = '', addressLine1: street = '', approachType: type = 'S' } = address
  const tell = whenDone(onChanged)
  return (
    <Row>
      <address>
        {address.main === true && <span className="label">{t.main()}</span>}
        {addressLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <AddressActions
        address={address}
        isPending={isPending}
        onMain={() =>
          void request('changeAddress', { addressId, address: { ...address, main: true } }).then(
            tell(t.isMainNow({ street, type })),
          )
        }
        onDelete={() => void request('removeAddress', { addressId }).then(tell(t.deleted({ street })))}
      />
      <ChangeNotice outcome={outcome} />
    </Row>
  )
}

interface AddressActionsProps {
  readonly address: Address
  readonly isPending: boolean
  readonly onMain: () => void
  readonly onDelete: () => void
}

const AddressActions = ({ address, isPending, onMain, onDelete }: AddressActionsProps) => {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  const { addressId = '', addressLine1: street = '', approachType: type = 'S' } = address
  return (
    <AskFirst
      question={t.deleteQuestion({ street })}
      yes={t.yesDelete()}
      no={t.keep()}
      isPending={isPending}
      onYes={onDelete}
    >
      {(ask) => (
        <>
          <Link
            className="link"
            to={shopPath(`/account/addresses/${addressId}`)}
            aria-label={t.changeNamed({ street })}
          >
            {t.change()}
          </Link>
          {address.main !== true && (
            <Button kind="link" isPending={isPending} onPress={onMain} aria-label={t.makeMainNamed({ street, type })}>
              {t.makeMain()}
            </Button>
          )}
          <Button kind="link" onPress={ask} aria-label={t.deleteNamed({ street })}>
            {t.delete()}
          </Button>
        </>
      )}
    </AskFirst>
  )
}

const AddLink = ({ type }: { readonly type: 'S' | 'B' }) => {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  return <LinkButton to={`${shopPath('/account/addresses/new')}?type=${type}`}>{t.add({ type })}</LinkButton>
}
