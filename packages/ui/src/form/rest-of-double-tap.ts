/** Many tap twice to be sure. Where the first tap already turned the thing round, the second must not undo it. */
export const isRestOfDoubleTap = ({ detail }: { readonly detail: number }) => detail > 1
