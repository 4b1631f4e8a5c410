// Tables of the games, read by the build; each board gives them a type.
declare module "*.toml" {
  const table: unknown;
  export default table;
}
