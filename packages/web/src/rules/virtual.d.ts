// What the build makes of docs/rules and of the scenarios (tools/rulebook.ts).
declare module 'virtual:rulebook/*' {
  const sections: import('./book.ts').Sections;
  export default sections;
}
declare module 'virtual:shows/*' {
  const shows: import('./book.ts').Shows;
  export default shows;
}
