import { Link } from 'react-router-dom'
import type { Address } from '../../../../contracts/api/address.ts'
import { Button } from '../../components/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { AskFirst } from '../AskFirst.tsx'

interface AddressActionsProps {
  readonly address: Address
  readonly isPending: boolean
  readonly onMain: () => void
  readonly onDelete: () => void
}

export function AddressActions({ address, isPending, onMain, onDelete }: AddressActionsProps) {
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
