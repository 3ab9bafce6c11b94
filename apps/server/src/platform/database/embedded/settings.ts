/** Every acknowledged write survives a crash of the server, the database and the machine. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const SIZED_FOR_ONE_MACHINE = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
}

/**
 * The log contains no personal data: neither row values and statements of a violated constraint, nor errors that
 * quote input. Statement errors reach the server, which logs their code without the text.
 */
const DISCREET = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** Reachable only through a socket in a folder that other users cannot enter. */
export function postgresArguments(folder: string, socketFolder: string): string[] {
  const settings = {
    ...DURABLE,
    ...SIZED_FOR_ONE_MACHINE,
    ...DISCREET,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
