/** True for the second tap of a double tap. If the first tap toggled something, the second must not toggle it back. */
export const isSecondTap = ({ detail }: { readonly detail: number }) => detail > 1
