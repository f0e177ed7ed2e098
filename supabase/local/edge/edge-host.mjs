// Runs in Deno, one process for each edge function. The function's own file stays as hosted runs it: it calls
// Deno.serve, and DENO_SERVE_ADDRESS says where.
// However the process that started this one dies, its end of the pipe closes; then this one ends too.
const ended = async () => {
  const bytes = new Uint8Array(64)
  while ((await Deno.stdin.read(bytes)) !== null);
  Deno.exit(0)
}
void ended()

await import(Deno.args[0])
