import type { Address } from '../../../../contracts/api/address.ts'
import { addressLines } from '../../address/addressLines.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useAccountChange } from '../useAccountChange.ts'
import { AddressActions } from './AddressActions.tsx'

interface AddressRowProps {
  readonly address: Address
  /** It was done; the sentence tells what. */
  readonly onChanged: (sentence: string) => void
}

/** One saved address as on an envelope, and what can be done with it. */
export function AddressRow({ address, onChanged }: AddressRowProps) {
  const t = useCopy('addressBook')
  const locale = useShopLocale()
  const { change, isPending, outcome } = useAccountChange()
  const { addressId = '', addressLine1: street = '', approachType: type = 'S' } = address
  const ask = async (wanted: Parameters<typeof change>[0], sentence: string) => {
    if ((await change(wanted))._tag === 'Done') onChanged(sentence)
  }
  return (
    <li className="account-row">
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
          void ask(
            { _tag: 'ChangeAddress', addressId, address: { ...address, main: true } },
            t.isMainNow({ street, type }),
          )
        }
        onDelete={() => void ask({ _tag: 'RemoveAddress', addressId }, t.deleted({ street }))}
      />
      <ChangeNotice outcome={outcome} />
    </li>
  )
}
