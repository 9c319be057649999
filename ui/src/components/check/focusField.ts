/** Focuses the control with this id, or the chosen or first control in the group with this id. */
export const focusField = (id: string): void => {
  const field = document.getElementById(id)
  const inside = field?.querySelector<HTMLElement>('input:checked, input, select, textarea, button')
  const control = field?.matches('input, select, textarea, button, a') === true ? field : inside
  control?.focus()
}
