import { changePassword, signIn } from '../../../../contracts/api/account/authApi.ts'
import { retrieveUserData } from '../../../../contracts/api/account/consumerApi.ts'
import { createCart } from '../../../../contracts/api/cart/cartApi.ts'
import { profileOrder } from '../../../../core/domain/account/signUpFailures.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import { demonstrationPassword } from '../../../../server/demonstration/demonstrationAccounts.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { goodForm, signUpFacts } from '../../../domain/account/signUpForms.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import type { Person } from '../support/openPerson.ts'
import { accountNotice, formNotice, serverAnswer, signUpNotice } from '../support/seen.ts'

const newcomer = (changed: { readonly email?: string; readonly phone?: string }) =>
  signUpToSend({ ...goodForm(), email: `${newId()}@example.com`, phone: '', ...changed }, signUpFacts(), {})
const signUp = (stage: CodeStage, entry: ReturnType<typeof newcomer>) => stage.open().request('signUp', { entry })

/** This many wrong passwords for an unused name; the outcome of the last. */
const guesses = async (stage: CodeStage, times: number) => {
  const person = stage.open()
  const email = `${newId()}@example.com`
  for (let left = times; left > 1; left--) await person.request('signIn', { email, password: 'a guess' })
  return accountNotice('sign-in', await person.request('signIn', { email, password: 'a guess' }))
}

const enteredAs = async (person: Person, entry: { readonly email: string; readonly password: string }) =>
  accountNotice('sign-in', await person.request('signIn', { ...entry }))

/** An account that no other walk uses, signed in. */
const newMember = async (stage: CodeStage) => {
  const person = stage.open()
  const entry = newcomer({})
  await person.request('signUp', { entry })
  await person.settled()
  return { ...person, entry }
}

export const authWalks = {
  AUT401: (stage) => guesses(stage, 1),
  AUT426: (stage) => guesses(stage, 4),
  AUT423: (stage) => guesses(stage, 5),
  AUT418: ({ open }) => enteredAs(open(), { email: 'nobody', password: 'a guess' }),
  AUT437: ({ open }) => enteredAs(open(), { email: 'nobody@example.com', password: '' }),
  AUT438: ({ open }) =>
    enteredAs(
      open({ onTheWay: (body: object, path) => (path === signIn.path ? { ...body, codeChallenge: 'short' } : body) }),
      { email: 'nobody@example.com', password: 'a guess' },
    ),
  AUT403: ({ open, guarded }) =>
    enteredAs(open({}, guarded), { email: 'consumer@example.com', password: demonstrationPassword }),
  AUT500: ({ open, without }) =>
    without('sign-in', () => enteredAs(open(), { email: 'consumer@example.com', password: demonstrationPassword })),
  AUT409: async ({ open, call }) => {
    const takenFirst = async (body: { readonly authorizationCode?: string }, path: string) => {
      if (body.authorizationCode !== undefined) await call('POST', path, { body })
      return body
    }
    return enteredAs(open({ onTheWay: takenFirst }), { email: 'prosumer@example.com', password: demonstrationPassword })
  },
  AUT441: async (stage) =>
    accountNotice(
      'sign-in',
      await stage.open().request('signIn', { email: 'locked@example.com', password: 'Trail-2026' }),
    ),
  AUT439: async (stage) => signUpNotice(await signUp(stage, newcomer({ email: 'consumer@example.com' }))),
  AUT442: async (stage) => {
    await signUp(stage, newcomer({ phone: '(303) 555 - 0199' }))
    return signUpNotice(await signUp(stage, newcomer({ phone: '(303) 555 - 0199' })))
  },
  AUT402: async (stage) => {
    const { entry, ...person } = await newMember(stage)
    await person.request('askResetLink', { email: entry.email })
    const letter = await stage.storage.db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', entry.email)
      .where('subject', '=', 'Choose a new password')
      .executeTakeFirstOrThrow()
    const code = /code=([\w-]+)/.exec(letter.body)?.[1] ?? ''
    const choose = () => person.request('choosePassword', { email: entry.email, code, newPassword: 'Ridge-2027' })
    await choose()
    return accountNotice('new password', await choose())
  },
  AUT404: async (stage) => serverAnswer(await stage.call('POST', createCart.path, { body: {}, key: newId() })),
  AUT432: async (stage) => {
    const [there, here] = [await newMember(stage), stage.open()]
    await here.signIn(there.entry.email, there.entry.password)
    await there.request('changePassword', { currentPassword: there.entry.password, newPassword: 'Ridge-2027' })
    return formNotice(
      'profile',
      await here.request('changeProfile', { profile: { consumerDetails: { firstName: 'Ada' } } }),
    )
  },
  AUT444: async (stage) => {
    const person = await newMember(stage)
    await signUp(stage, newcomer({ phone: '(303) 555 - 0198' }))
    return formNotice(
      'profile',
      await person.request('changeProfile', { profile: { consumerDetails: { phone: '3035550198', phoneCode: '1' } } }),
      isProfileField,
    )
  },
  PRO400: async (stage) => {
    const person = await newMember(stage)
    return formNotice(
      'profile',
      await person.request('changeProfile', { profile: { consumerDetails: { email: 'consumer@example.com' } } }),
      isProfileField,
    )
  },
  AUT452: async (stage) => {
    const person = await newMember(stage)
    return formNotice(
      'change password',
      await person.request('changePassword', { currentPassword: 'Guess-2026', newPassword: 'Guess-2026' }),
      isPasswordField,
    )
  },
  FE340: async ({ signedIn, call }) => {
    const { token } = await signedIn('athlete@example.com')
    return serverAnswer(
      await call('POST', changePassword.path, {
        token,
        key: newId(),
        body: { currentPassword: demonstrationPassword, newPassword: 'Ridge-2027', confirmPassword: 'Ridge-2028' },
      }),
    )
  },
  AUT450: async (stage) => {
    const person = await newMember(stage)
    return formNotice(
      'change password',
      await person.request('changePassword', { currentPassword: 'a guess', newPassword: 'Ridge-2027' }),
      isPasswordField,
    )
  },
  AUT451: async (stage) => {
    const {
      entry: { password },
      ...person
    } = await newMember(stage)
    return formNotice(
      'change password',
      await person.request('changePassword', { currentPassword: password, newPassword: password }),
      isPasswordField,
    )
  },
  AUT453: async (stage) =>
    accountNotice('forgotten password', await stage.open().request('askResetLink', { email: 'nobody' })),
  AUT440: async (stage) =>
    serverAnswer(
      await stage.call('POST', retrieveUserData.path, {
        body: { consumerId: 'crm-1', email: 'consumer@example.com' },
        token: await stage.guest(),
      }),
    ),
} satisfies Walks

const isProfileField = (field: string) => profileOrder.some((known) => known === field)
const isPasswordField = (field: string) => field === 'currentPassword' || field === 'newPassword'
