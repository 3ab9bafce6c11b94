import { Text } from '@mantine/core'

/** What is wrong with a field, and under it what to do. */
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
