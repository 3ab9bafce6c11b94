import { Text } from '@mantine/core'

/** The problem of a field, and under it what to do. */
export function FieldMessage({ problem, next }: { problem: string; next: string | null }) {
  return (
    <>
      {problem}
      {next && (
        <Text span display="block" inherit>
          {next}
        </Text>
      )}
    </>
  )
}
