"""Types cells into a new sheet of LibreOffice Calc, as a person does, and prints their values.

Usage: calc-column.py <folder for the profile>; cells as JSON on standard input: [["text", "=FORMULA"], ...]
"""

import json
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

MOST_SECONDS = 90
# As when the person says that links may be updated (com.sun.star.document.UpdateDocMode.FULL_UPDATE).
FULL_UPDATE = 3


def property_of(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


def connected(pipe):
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
    end = time.time() + MOST_SECONDS
    while True:
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            if time.time() > end:
                raise
            time.sleep(0.2)


folder = sys.argv[1]
pipe = folder.strip("/").replace("/", "-")
arguments = ["soffice", f"-env:UserInstallation=file://{folder}", "--headless", "--norestore", f"--accept=pipe,name={pipe};urp;"]
program = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    context = connected(pipe)
    desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    how = (property_of("Hidden", True), property_of("UpdateDocMode", FULL_UPDATE))
    document = desktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, how)
    sheet = document.Sheets.getByIndex(0)
    rows = json.load(sys.stdin)
    for row, (text, formula) in enumerate(rows):
        sheet.getCellByPosition(0, row).String = text
        sheet.getCellByPosition(1, row).Formula = formula
    document.calculateAll()
    cells = [sheet.getCellByPosition(1, row) for row in range(len(rows))]
    print(json.dumps([cell.Value if cell.getError() == 0 else cell.String for cell in cells]))
    document.close(True)
    try:
        desktop.terminate()
    except Exception:
        pass
    program.wait(MOST_SECONDS)
finally:
    if program.poll() is None:
        program.kill()
