import { alpha, type Theme } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

/** The shop's palette, as `@shop/browser/palette.css` has it for pages; Material needs the values themselves. */
const colours = {
  ...{ ink: '#221a14', cream: '#fff9f0', paper: '#ffffff', sand: '#f6ead8', line: '#e6d6bf', mute: '#6a5d52' },
  ...{ forest: '#0b6b4f', forestDeep: '#07503b', mint: '#8fd3b6', gold: '#f2b233', clay: '#b9432a', berry: '#8f2756' },
  ...{ night: '#1a1511', dusk: '#251e18', twilight: '#3d332a', moon: '#f3e9dc', mist: '#c2b3a3' },
};

const shared: RaThemeOptions = {
  ...defaultTheme,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'Andika, "Noto Sans", system-ui, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 700 },
    h2: { fontSize: '1.25rem', fontWeight: 700 },
    h3: { fontSize: '1.1rem', fontWeight: 700 },
    h6: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  sidebar: { width: 230 },
  /** A frame around what the keyboard has come to; a change of its shade alone is not seen in the sun. */
  focusVisible: { outlineWidth: 3 },
};

interface Themed {
  theme: Theme;
}
/** On a phone what stands above a list is on the page's ground, as on wide screens. */
const onGround = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { backgroundColor: 'transparent' },
});

const components = (line: string, head: string): RaThemeOptions['components'] => ({
  ...defaultTheme.components,
  MuiCssBaseline: {
    styleOverrides: {
      td: { fontVariantNumeric: 'tabular-nums' },
      // What a keyboard comes to must not stop beneath the bar.
      html: { scrollPaddingTop: 64 },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: line } } },
  MuiButton: { defaultProps: { disableElevation: true } },
  // A button beside a sentence stays whole on a phone.
  MuiAlert: { styleOverrides: { action: { whiteSpace: 'nowrap' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  // In line with the other fields beside it.
  RaSelectInput: { defaultProps: { margin: 'none' } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-headerCell': { fontWeight: 700, background: head } } } },
  // Buttons of several heights stand on one line.
  RaTopToolbar: { styleOverrides: { root: ({ theme }: Themed) => ({ alignItems: 'center', ...onGround(theme) }) } },
  RaListToolbar: { styleOverrides: { root: ({ theme }: Themed) => onGround(theme) } },
  // A line stands between rows; after the last there is nothing to divide.
  MuiListItem: { styleOverrides: { divider: { '&:last-child': { borderBottom: 0 } } } },
  // It stands on the page's ground, not on the colour of a button.
  RaSkipNavigationButton: { styleOverrides: { root: { color: 'inherit' } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        margin: '2px 8px',
        borderRadius: 8,
        minHeight: 40,
        '&.RaMenuItemLink-active': { fontWeight: 700 },
      },
    },
  },
});

export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: colours.forest, dark: colours.forestDeep, contrastText: '#ffffff' },
    secondary: { main: colours.forest, contrastText: '#ffffff' },
    error: { main: colours.clay },
    warning: { main: '#8a5a00' },
    success: { main: colours.forest },
    info: { main: '#1d5d86' },
    text: { primary: colours.ink, secondary: colours.mute },
    divider: colours.line,
    background: { default: colours.cream, paper: colours.paper },
  },
  components: components(colours.line, colours.sand),
};

export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: colours.mint, contrastText: colours.night },
    secondary: { main: colours.mint, contrastText: colours.night },
    error: { main: '#ff9c85' },
    warning: { main: colours.gold },
    success: { main: colours.mint },
    info: { main: '#8ec5e8' },
    text: { primary: colours.moon, secondary: colours.mist },
    divider: alpha(colours.moon, 0.16),
    background: { default: colours.night, paper: colours.dusk },
  },
  components: components(alpha(colours.moon, 0.16), colours.twilight),
};
