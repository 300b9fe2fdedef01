import { Box, Button, GlobalStyles, Paper, type SxProps, type Theme } from '@mui/material';
import { useGoBack } from './use-go-back.ts';

interface SaveBarProps {
  isSaving: boolean;
  /** What the button that saves says. */
  save?: string;
  /** What the button that goes back a page says. */
  back?: string;
  /** Where that leads a person who came here directly. */
  home: string;
}

const bar: SxProps<Theme> = {
  ...{ position: 'sticky', bottom: 0, zIndex: 2 },
  // Of another ground than the sections that it passes over: in the dark no shadow sets it apart.
  ...{ px: 2, py: 1, bgcolor: 'background.default', border: 1, borderColor: 'divider', borderRadius: { sm: 1 } },
};
const BAR_PX = 76;
const besideTheBar = {
  // What is said of the form must not cover the button that saves it.
  '.MuiSnackbar-root.MuiSnackbar-anchorOriginBottomCenter': { bottom: BAR_PX },
  // The field to which a keyboard comes must not stop beneath the bar.
  html: { scrollPaddingBottom: BAR_PX },
};

/** Saves the form around it, or goes back a page; in reach at the lower edge however long the form is. */
export function SaveBar({ isSaving, save = 'Save changes', back = 'Cancel', home }: SaveBarProps) {
  const goBack = useGoBack(home);
  return (
    <Paper elevation={6} square sx={bar}>
      <GlobalStyles styles={besideTheBar} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          // Not disabled, so that the focus stays here until it is done.
          aria-disabled={isSaving}
          onClick={(event) => {
            if (isSaving) event.preventDefault();
          }}
          sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 }, minWidth: 160 }}
        >
          {isSaving ? 'Saving...' : save}
        </Button>
        <Button disabled={isSaving} sx={{ minHeight: 44 }} onClick={goBack}>
          {back}
        </Button>
      </Box>
    </Paper>
  );
}
