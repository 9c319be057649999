import { afterEach, expect, test } from 'vitest'
import { closeDialog, isDialogOpen, openDialog } from '../../../ui/src/state/dialogStore.ts'

afterEach(() => closeDialog())

test('DLG-03 a dialog opens in the place of the one before', () => {
  openDialog('welcome', {})
  openDialog('signInConfirmation', {})
  closeDialog('welcome')
  expect(isDialogOpen()).toBe(true)
  closeDialog('signInConfirmation')
  expect(isDialogOpen()).toBe(false)
})

test('DLG-10 the terms of an employee are answered before anything else opens in their place', () => {
  openDialog('employeeTerms', {})
  openDialog('signInConfirmation', {})
  closeDialog('signInConfirmation')
  expect(isDialogOpen()).toBe(true)
  closeDialog('employeeTerms')
  expect(isDialogOpen()).toBe(false)
  openDialog('signInConfirmation', {})
  expect(isDialogOpen()).toBe(true)
})
