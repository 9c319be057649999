import { defined } from '../../../core/domain/fields/fields.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccountForm } from '../account/AccountForm.tsx'
import type { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useView } from '../bridge/core/useView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { AgentSignIn } from './AgentSignIn.tsx'
import { EndSession } from './EndSession.tsx'

/** BIS-03, BIS-04: who sells on this device, until the session is ended. */
export const AssociateLoginPage = () => {
  const t = useCopy('associate')
  const associate = useView('account')?.associate
  usePage(t.title())
  return (
    <div className="page account-page">
      <h1 className="title">{t.title()}</h1>
      {associate ? <Running associate={associate} /> : <Choice />}
    </div>
  )
}

const Running = ({ associate }: { readonly associate: BuyInStoreSession }) => {
  const t = useCopy('associate')
  const shopPath = useShopPath()
  return (
    <>
      <p className="lede">{t.running({ employee: associate.storeEmployeeName, store: associate.storeName })}</p>
      <div className="account-form">
        <LinkButton kind="primary" to={shopPath('')}>
          {t.shop()}
        </LinkButton>
        <EndSession />
      </div>
      <FindCustomer />
    </>
  )
}

const Choice = () => {
  const t = useCopy('associate')
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const send = useCommand()
  const words = useRejectionText()
  const country = useShopLocale().slice(-2).toUpperCase()
  const stores = useQuery({ name: 'stores', ask: { country } })
  const [storeId, setStoreId] = useState('')
  const employees = useQuery(storeId === '' ? null : { name: 'storeEmployees', ask: { storeId } })
  const [storeEmployeeId, setEmployeeId] = useState('')
  const [turn, setTurn] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const store = stores.state === 'answered' ? stores.answer.find((each) => each.storeId === storeId) : undefined
  const employee =
    employees.state === 'answered'
      ? employees.answer.find((each) => each.storeEmployeeId === storeEmployeeId)
      : undefined
  const isStranger = employees.state === 'refused' && employees.errorId === 'STR404'
  const missing =
    turn === 0 || isStranger
      ? []
      : [
          ...(store ? [] : [{ id: storeField, name: t.store() }]),
          ...(employee ? [] : [{ id: employeeField, name: t.employee() }]),
        ]
  const start = async () => {
    setTurn((so) => so + 1)
    if (!store || !employee) return
    await begin({ ...store, ...employee })
  }
  const begin = async (session: BuyInStoreSession, agentUntil?: number) => {
    const rejection = await send({
      _tag: 'StartAssociateSession',
      session,
      ...defined({ agentUntil }),
    })
    if (rejection) return setRefusal(words(rejection))
    void navigate(shopPath(''))
  }
  return (
    <>
      <AccountForm onSubmit={start}>
        <p>{t.lede()}</p>
        <FormRefusal fields={missing} focusTurn={turn} />
        {refusal !== null && <Refusal title={t.notDone()}>{refusal}</Refusal>}
        {isAway(stores) && <Away words={t.away()} again={stores.again} />}
        <SelectField
          id={storeField}
          label={t.store()}
          placeholder={t.chooseStore()}
          options={
            stores.state === 'answered'
              ? stores.answer.map((each) => ({ value: each.storeId, name: each.storeName }))
              : []
          }
          value={storeId}
          onChange={(id) => {
            setStoreId(id)
            setEmployeeId('')
          }}
          error={turn > 0 && !store ? t.storeMissing() : undefined}
        />
        {!isStranger && <NotFound asked={employees} />}
        {employees.state === 'unreachable' && <Away words={t.employeesAway()} again={employees.again} />}
        {!isStranger && (
          <>
            <SelectField
              id={employeeField}
              label={t.employee()}
              placeholder={storeId === '' ? t.chooseStoreFirst() : t.chooseEmployee()}
              options={
                employees.state === 'answered'
                  ? employees.answer.map((each) => ({ value: each.storeEmployeeId, name: each.storeEmployeeName }))
                  : []
              }
              value={storeEmployeeId}
              onChange={setEmployeeId}
              error={turn > 0 && !employee ? t.employeeMissing() : undefined}
            />
            <Button kind="primary" type="submit" isWide>
              {t.start()}
            </Button>
          </>
        )}
      </AccountForm>
      {isStranger ? (
        <EnrolDevice key={storeId} storeId={storeId} onEnrolled={employees.again} />
      ) : (
        <AgentSignIn storeId={storeId} onLoggedIn={begin} />
      )}
    </>
  )
}

/** BIS-05: the server's text says which store it does not know. */
const NotFound = ({
  asked,
}: {
  readonly asked: { readonly state: string; readonly errorId?: string; readonly message?: string }
}) => {
  const t = useCopy('associate')
  const errors = useCopy('errors')
  return asked.state === 'refused' && asked.errorId !== undefined ? (
    <Refusal title={t.notDone()}>{errorText(errors, asked.errorId, asked.message ?? '')}</Refusal>
  ) : null
}

const Away = ({ words, again }: { readonly words: string; readonly again: () => void }) => {
  const t = useCopy('associate')
  return (
    <p role="status">
      {words}{' '}
      <Button kind="link" onPress={again}>
        {t.tryAgain()}
      </Button>
    </p>
  )
}

const isAway = ({ state }: { readonly state: string }): boolean => state === 'unreachable' || state === 'refused'

const FindCustomer = lazyPart(() => import('./FindCustomer.tsx'), 'FindCustomer')

const EnrolDevice = lazyPart(() => import('./EnrolDevice.tsx'), 'EnrolDevice')

const storeField = 'associate-store'
const employeeField = 'associate-employee'
